import fc from 'fast-check'

// A gate says the same of the same sources each time; at a desk every run tries others.
if (process.env['CI']) fc.configureGlobal({ seed: 20_261_130 })
