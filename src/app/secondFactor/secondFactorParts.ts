// One module for both parts, so that they share a chunk that needs antd.
export { ProofForm } from '@/features/auth';
export { SecondFactor } from '@/features/secondFactor';
