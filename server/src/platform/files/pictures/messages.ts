import type { TaskInput, TaskName, TaskResult } from './tasks.ts'

/** A message to the picture process. */
export interface TaskMessage {
  id: number
  name: TaskName
  input: TaskInput<TaskName>
}

/** Its reply. */
export type TaskReply = { id: number } & ({ result: TaskResult<TaskName> } | { error: string })
