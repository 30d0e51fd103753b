export * from './coverage-constants.js'
export * from './coverage-of.js'
export * from './visited-zones.js'
export * from './zones-of.js'
