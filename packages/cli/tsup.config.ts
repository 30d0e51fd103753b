import { library } from '../../tsup.config.js'

export default library({ entry: ['src/index.ts', 'src/main.ts', 'src/worker.ts'] })
