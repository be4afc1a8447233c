export const authMessages = {
  login: {
    title: 'Login',
    lead: 'See where your company stands, and what to do next.',
    email: 'Email',
    password: 'Password',
    submit: 'Login',
    forgot: 'Forgot password',
    failed: 'Failed to login. Please try again.',
    emailRequired: 'Email is required',
    emailInvalid: 'Please enter a valid email address',
    passwordRequired: 'Password is required',
    loading: 'Signing in',
  },
} as const;
