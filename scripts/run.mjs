// @ts-check
// The door of every npm script. It runs on whatever node npm runs on, hence plain JavaScript without dependencies.
import { chmodSync, statSync } from 'node:fs'
import { runChild } from './children.mjs'
import { endWithNpm } from './end-with-npm.mjs'
import { ensureInstalled } from './install.mjs'
import { platformNode } from './platform-node.mjs'
import { CommandFailed, exitWith, projectRoot as root } from './project.mjs'
import { taskEnvironment, tasks } from './tasks.mjs'

await exitWith(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
  if (!task)
    throw new CommandFailed(
      `There is no task ${JSON.stringify(name)}, only ${Object.keys(tasks).join(', ')}.`,
    )
  endWithNpm()
  await ensureInstalled(root)
  const node = platformNode(root)
  if ((statSync(node).mode & 0o111) === 0) chmodSync(node, 0o755)
  const env = taskEnvironment(process.env, task, { root, node })
  if (task.first !== undefined) {
    const code = await runChild(node, [task.first], { cwd: root, env })
    if (code !== 0) return code
  }
  const flags = [...(task.flags ?? []), task.script(), ...(task.args ?? []), ...args]
  return runChild(node, flags, { cwd: root, env }, { ownSession: true })
})
