declare module 'fxa-common-password-list' {
  const list: {
    /** Whether the list contains the password, which is given in lower case. */
    test(password: string): boolean;
  };
  export default list;
}
