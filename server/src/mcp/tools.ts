import { leadTools } from './lead-tools.ts'
import { ownTools } from './own-tools.ts'
import { requestTools } from './request-tools.ts'
import { searchTools } from './search-tools.ts'
import type { Tool } from './tool.ts'

/** In the order in which clients list them. */
export const tools: readonly Tool[] = [...searchTools, ...requestTools, ...leadTools, ...ownTools]
