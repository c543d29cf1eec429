// @ts-check
// Loaded ahead of a task. When our starter is killed, the pipe it holds closes: then all of our group is killed in turn, as it
// would have been had it stayed in the starter's group.
import { Socket } from 'node:net'
import { isMainThread } from 'node:worker_threads'

// Programs that the task starts inherit the order to load this file, but not the pipe.
if (isMainThread && process.env.STARTER_PID === String(process.ppid)) {
  const held = new Socket({ fd: 3 })
  held.on('error', () => {})
  held.once('close', () => process.kill(-process.pid, 'SIGKILL'))
  held.resume().unref()
}
delete process.env.STARTER_PID
