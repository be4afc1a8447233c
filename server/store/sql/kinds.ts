/** How a column stores its values: unchanged, as a boolean, as JSON text, base64 text as bytes, or bytes as they are. */
export type Kind = 'plain' | 'flag' | 'json' | 'bytes' | 'rawBytes';

export const plain = 'plain';
export const flag = 'flag';
export const json = 'json';
export const bytes = 'bytes';
export const rawBytes = 'rawBytes';
