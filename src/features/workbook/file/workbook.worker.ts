import { runReadTask, type ReadTask } from './readTask';

addEventListener('message', ({ data }: MessageEvent<ReadTask>) => {
  void runReadTask(data).then((outcome) => {
    postMessage(outcome);
  });
});
