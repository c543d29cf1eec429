// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { npm } from './npm.mjs'
import { CommandFailed } from './project.mjs'

// Not a dependency, because it is 70 MB that few machines need.
const packageName = '@sparticuz/chromium'
const version = '153.0.0'

/**
 * The path of a headless Chromium from an npm package, cached per user, for machines where we can't install one. Contains the
 * libraries that a minimal Debian lacks. Undefined if it can't be installed, or on other platforms than Linux on x64.
 */
export async function packagedChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const cacheFolder = process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache')
  const folder = path.join(cacheFolder, 'packaged-chromium', version)
  const program = path.join(folder, 'chromium-with-libraries')
  if (existsSync(program)) return program
  console.log(`Installing Chromium from the npm package ${packageName} into ${folder}, only this once.`)
  const draft = `${folder}.${process.pid}.draft`
  try {
    mkdirSync(draft, { recursive: true })
    writeFileSync(path.join(draft, 'package.json'), '{ "private": true }\n')
    await npm(['install', `${packageName}@${version}`], draft)
    unpack(path.join(draft, 'node_modules', packageName, 'bin'), draft)
    rmSync(path.join(draft, 'node_modules'), { recursive: true })
    const test = spawnSync(path.join(draft, 'chromium-with-libraries'), ['--version'], { encoding: 'utf8' })
    if (test.status !== 0)
      throw new CommandFailed(`It does not run here: ${test.stderr || test.error?.message}`)
    if (!existsSync(folder)) renameSync(draft, folder)
    return program
  } catch (error) {
    console.error(
      `The packaged Chromium cannot be installed: ${error instanceof Error ? error.message : String(error)}`,
    )
    return undefined
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/**
 * @param {string} packedFolder
 * @param {string} folder
 */
function unpack(packedFolder, folder) {
  const decompress = (/** @type {string} */ name) =>
    brotliDecompressSync(readFileSync(path.join(packedFolder, `${name}.br`)))
  writeFileSync(path.join(folder, 'chromium'), decompress('chromium'), { mode: 0o755 })
  for (const name of ['al2023.tar', 'fonts.tar', 'swiftshader.tar']) {
    const { status, stderr } = spawnSync('tar', ['xf', '-', '-C', folder], {
      input: decompress(name),
      encoding: 'utf8',
    })
    if (status !== 0) throw new CommandFailed(`tar: ${stderr}`)
  }
  writeFileSync(path.join(folder, 'fonts.conf'), fontConfiguration)
  writeFileSync(path.join(folder, 'chromium-with-libraries'), launcher, { mode: 0o755 })
}

const launcher = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib"
export FONTCONFIG_PATH="$here"
exec "$here/chromium" "$@"
`

// The package's own configuration has the font folders of AWS Lambda.
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`
