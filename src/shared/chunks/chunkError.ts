/** The error of webpack and of its style sheet plugin for a file that could not be loaded. */
interface ChunkError extends Error {
  /** Address of the file. */
  request?: string;
}

const isChunkCode = (error: Error) => 'code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED';

/** Whether a chunk could not be loaded, in contrast to an error in its code. */
export function isChunkError(error: unknown): error is ChunkError {
  return error instanceof Error && (error.name === 'ChunkLoadError' || isChunkCode(error));
}
