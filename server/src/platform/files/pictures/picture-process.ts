// The program of the process that works on images.
import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import type { TaskMessage, TaskReply } from './messages.ts'
import { runTask } from './tasks.ts'

/** Requests come before images. On Linux, each thread has its own priority, which threads that it starts inherit. */
function lowerPriority() {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0]
  for (const id of threads) {
    try {
      setPriority(id, constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // The thread has ended, or the system doesn't allow it.
    }
  }
}

async function replyTo({ id, name, input }: TaskMessage) {
  try {
    send({ id, result: await runTask(name, input) })
  } catch (error) {
    send({ id, error: error instanceof Error ? error.message : String(error) })
  }
}

function send(reply: TaskReply) {
  // The server may have ended in the meantime.
  if (process.connected) process.send?.(reply)
}

lowerPriority()
// Ctrl-C reaches all processes of a terminal, but the server decides when this one ends.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())
process.on('message', (message: TaskMessage) => void replyTo(message))
