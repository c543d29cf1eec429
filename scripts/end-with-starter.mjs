// @ts-check
// Preloaded into tasks, which have a process group of their own. When our starter is killed, its end of a pipe closes, and we kill
// our group, as if it had been killed together with the starter's.
import { Socket } from 'node:net'
import { isMainThread } from 'node:worker_threads'

// Programs that the task starts inherit the `--import`, but not the pipe.
if (isMainThread && process.env.STARTER_PID === String(process.ppid)) {
  const pipe = new Socket({ fd: 3 })
  pipe.on('error', () => {})
  pipe.once('close', () => process.kill(-process.pid, 'SIGKILL'))
  pipe.resume().unref()
}
delete process.env.STARTER_PID
