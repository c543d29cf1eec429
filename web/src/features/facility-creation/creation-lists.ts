import type { creationLists } from './creation-lists.server.ts'

export type CreationLists = ReturnType<typeof creationLists>
