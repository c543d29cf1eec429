import { fork, type ChildProcess } from 'node:child_process'
import type { TaskMessage, TaskReply } from './messages.ts'
import type { RunPictureTask, TaskResult } from './tasks.ts'

interface PictureProcess {
  run: RunPictureTask
  /** Its id. Undefined while there is none. */
  pid(): number | undefined
  close(): void
}

interface PictureProcessOptions {
  /** The most tasks that run at the same time. */
  threads: number
  /** Without a task for this long, the process ends and returns its memory. */
  idleMs?: number
  /** A task whose signal was aborted may finish within this time. Then the process is killed, as nothing else stops a decoder. */
  graceMs?: number
}

interface Pending {
  message: TaskMessage
  resolve: (result: never) => void
  reject: (error: Error) => void
  attempts: number
}

const program = new URL('picture-process.ts', import.meta.url)
// A task that ends the process twice is to blame for it.
const maxAttempts = 2

/**
 * Runs tasks in a process of its own, which starts with the first task. Compared to worker threads, it has its own thread pool,
 * so that decoding never delays file access; a priority of its own; its memory is returned; a decoder that crashes on a
 * malicious image can't end the server; and work that nobody waits for can be stopped.
 */
export function startPictureProcess({
  threads,
  idleMs = 60_000,
  graceMs = 2000,
}: PictureProcessOptions): PictureProcess {
  const pending = new Map<number, Pending>()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0
  let isClosed = false

  const launch = () => {
    const started = fork(program, {
      execArgv: [],
      // It handles untrusted files, so it gets no secrets from the environment. More arenas only fragment its memory.
      env: { ...publicEnvironment(), UV_THREADPOOL_SIZE: String(threads + 1), MALLOC_ARENA_MAX: '2' },
    })
    started.on('message', (reply: TaskReply) => settle(reply))
    // An error is followed by `exit`, except if the process could not be started.
    started.on('error', (error) => started.pid === undefined && onEnd(started, error))
    started.on('exit', () => onEnd(started, new Error('the picture process ended unexpectedly')))
    started.unref()
    return started
  }

  function onEnd(ended: ChildProcess, error: Error) {
    if (child !== ended) return
    child = undefined
    for (const [id, task] of pending) {
      if (task.attempts < maxAttempts && !isClosed) send(task)
      else {
        pending.delete(id)
        task.reject(error)
      }
    }
  }

  function send(task: Pending) {
    task.attempts += 1
    child ??= launch()
    child.channel?.ref()
    child.send(task.message)
  }

  function settle(reply: TaskReply) {
    const task = pending.get(reply.id)
    if (!task) return
    remove(reply.id)
    if ('error' in reply) task.reject(new Error(reply.error))
    else task.resolve(reply.result as never)
  }

  function remove(id: number) {
    pending.delete(id)
    if (pending.size > 0) return
    child?.channel?.unref()
    idle = setTimeout(end, idleMs).unref()
  }

  function end() {
    const ending = child
    child = undefined
    ending?.kill('SIGKILL')
  }

  /** Kills the process, and restarts the tasks of others. */
  function abandon(id: number) {
    const task = pending.get(id)
    if (!task) return
    remove(id)
    end()
    task.reject(new Error('the task was cancelled'))
    for (const other of pending.values()) {
      other.attempts -= 1
      send(other)
    }
  }

  return {
    run: (name, input, signal) => {
      if (isClosed) return Promise.reject(new Error('the picture process is closed'))
      clearTimeout(idle)
      const id = ++lastId
      const { promise, resolve, reject } = Promise.withResolvers<TaskResult<typeof name>>()
      const task: Pending = { message: { id, name, input }, resolve, reject, attempts: 0 }
      pending.set(id, task)
      send(task)
      let grace: NodeJS.Timeout | undefined
      const onAbort = () => (grace = setTimeout(() => abandon(id), graceMs).unref())
      signal?.addEventListener('abort', onAbort, { once: true })
      return promise.finally(() => {
        clearTimeout(grace)
        signal?.removeEventListener('abort', onAbort)
      })
    },
    pid: () => child?.pid,
    close() {
      isClosed = true
      clearTimeout(idle)
      end()
      for (const { reject } of pending.values()) reject(new Error('the picture process is closed'))
      pending.clear()
    },
  }
}

const passedVariables = [
  'PATH',
  'SystemRoot',
  'TEMP',
  'TMP',
  'TMPDIR',
  'LD_LIBRARY_PATH',
  'NODE_COMPILE_CACHE',
]

const publicEnvironment = () =>
  Object.fromEntries(
    passedVariables.flatMap((name) => (name in process.env ? [[name, process.env[name]]] : [])),
  )
