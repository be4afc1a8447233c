// Made by `npm run codegen` from contract/schema.graphql and the operations in src. Do not edit.

export * from './types';
export * from './activity';
export * from './answerHistory';
export * from './collaborators';
export * from './companies';
export * from './dataHealth';
export * from './drivers';
export * from './eventLog';
export * from './evidence';
export * from './evolution';
export * from './steps';
export * from './impactAreas';
export * from './inbox';
export * from './model';
export * from './movement';
export * from './plan';
export * from './portfolio';
export * from './profiles';
export * from './recentlyDeleted';
export * from './reviews';
export * from './rounds';
export * from './subscriptions';
export * from './targets';
export * from './mapping';
export * from './workbook';
export * from './workspaces';
