import { renderToString } from 'react-dom/server';
import { LoginOpening } from './LoginOpening';

const nothing = () => undefined;

/** Login for the page's HTML; run by the build. */
export const loginMarkup = () =>
  renderToString(
    <LoginOpening send={() => Promise.resolve()} onForgotPassword={nothing} onReady={nothing} />,
  );
