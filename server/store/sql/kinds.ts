/** How a column stores its values: unchanged, as a boolean, as JSON text, or base64 text as bytes. */
export type Kind = 'plain' | 'flag' | 'json' | 'bytes';

export const plain = 'plain';
export const flag = 'flag';
export const json = 'json';
export const bytes = 'bytes';
