/** As webpack and its plugin for style sheets report a file that could not be loaded. */
interface ChunkError extends Error {
  /** Address of the file. */
  request?: string;
}

const isChunkCode = (error: Error) => 'code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED';

/** Whether a part of the app could not be fetched, as against code that failed. */
export function isChunkError(error: unknown): error is ChunkError {
  return error instanceof Error && (error.name === 'ChunkLoadError' || isChunkCode(error));
}
