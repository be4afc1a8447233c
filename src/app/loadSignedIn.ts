/** antd, the frame of people signed in, and the page that they start on. */
export const loadSignedIn = () => import(/* webpackChunkName: "signed-in" */ './SignedIn');
