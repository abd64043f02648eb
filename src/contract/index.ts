export * from './analyses.js';
export * from './analysis.js';
export * from './education.js';
export * from './errors.js';
export * from './plans.js';
export * from './product.js';
export * from './routes.js';
export * from './users.js';
