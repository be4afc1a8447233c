import { proposePairs } from '@contract/mappings/pairs';
import {
  runReadTask,
  runSheetsTask,
  type PairsTask,
  type ReadTask,
  type SheetsTask,
} from './readTask';

addEventListener('message', ({ data }: MessageEvent<ReadTask | SheetsTask | PairsTask>) => {
  void run(data).then((outcome) => {
    postMessage(outcome);
  });
});

function run(task: ReadTask | SheetsTask | PairsTask): Promise<unknown> {
  if (task.kind === 'sheets') return runSheetsTask(task);
  if (task.kind === undefined) return runReadTask(task);
  return Promise.resolve(proposePairs(task.questions, task.actions, task.keptPairs));
}
