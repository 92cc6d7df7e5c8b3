import { createRoot } from 'react-dom/client';
import { words } from '../language/language';

void Office.onReady(() =>
  createRoot(document.getElementById('root')!).render(<h1>{words('en').tournament}</h1>),
);
