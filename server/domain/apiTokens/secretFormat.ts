/** The beginning of every API token, by which people and secret scanners recognize one. */
export const API_TOKEN_PREFIX = 'vdt_';

const SECRET = new RegExp(`^${API_TOKEN_PREFIX}[\\w-]{43}$`);

/** Whether a text has the form of an API token. */
export const looksLikeApiToken = (text: string): boolean => SECRET.test(text);
