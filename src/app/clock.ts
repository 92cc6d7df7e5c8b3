const two = (number: number): string => String(number).padStart(2, '0');

/** A moment by the local clock, such as `2026-11-20 09:00`. */
export const localTime = (now: Date): string => {
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `${day} ${two(now.getHours())}:${two(now.getMinutes())}`;
};
