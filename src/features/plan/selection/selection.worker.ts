import { runTask, type SelectionTask } from './selectionTask';

addEventListener('message', ({ data }: MessageEvent<SelectionTask>) => {
  postMessage(runTask(data));
});
