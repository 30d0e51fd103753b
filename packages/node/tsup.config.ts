import { library } from '../../tsup.config.js'

export default library()
