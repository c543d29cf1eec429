// @ts-check
// The entry point of every npm script. Plain JavaScript without dependencies, because it runs on the user's Node and installs both.
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
  const options = { cwd: root, env: taskEnvironment(process.env, task, { root, node }) }
  if (task.before !== undefined) {
    const code = await runChild(node, [task.before], options)
    if (code !== 0) return code
  }
  const { nodeFlags = [], script, args: taskArgs = [] } = task
  return runChild(node, [...nodeFlags, script, ...taskArgs, ...args], options, { ownSession: true })
})
