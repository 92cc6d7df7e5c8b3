/** Told that Excel was asked something; what it answers is called once Excel has answered. */
export type OnRequest = () => () => void;

let listening: OnRequest = () => () => undefined;

/** Whom to tell of each request from now on: one listener, the page's own. */
export const watchRequests = (listener: OnRequest): void => {
  listening = listener;
};

/** A request, which is told of until it is answered or has failed. */
export const watched = async <T>(request: () => Promise<T>): Promise<T> => {
  const answered = listening();
  try {
    return await request();
  } finally {
    answered();
  }
};
