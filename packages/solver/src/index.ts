export * from './distances.js'
export * from './rooted.js'
