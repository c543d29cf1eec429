import { chmod, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { canReach, serverAccount } from './account.ts'
import { EmbeddedPostgresUnavailable } from './failures.ts'
import { newFolder } from './folder.fixture.ts'
import { needsPermissions, needsRoot } from '../../testing/needs.ts'

async function passwd(...entries: string[]): Promise<string> {
  const file = path.join(await newFolder(), 'passwd')
  await writeFile(file, entries.map((entry) => `${entry}\n`).join(''))
  return file
}

const root = 'root:x:0:0::/root:/bin/sh'
const nobody = 'nobody:*:-2:-2:Unprivileged User:/var/empty:/usr/bin/false'
const postgres = 'postgres:x:101:104::/var/lib:/bin/sh'

describe('as root', needsRoot, () => {
  test('the server runs as postgres if that account exists', async () => {
    expect(serverAccount(await passwd('# comment', nobody, postgres))).toEqual({ uid: 101, gid: 104 })
  })

  test('the server runs as nobody without a postgres account', async () => {
    expect(serverAccount(await passwd(root, nobody))).toEqual({ uid: -2, gid: -2 })
  })

  test('the server cannot run without either account', async () => {
    const file = await passwd(root)
    expect(() => serverAccount(file)).toThrow(EmbeddedPostgresUnavailable)
  })
})

describe('canReach', needsPermissions, () => {
  const stranger = { uid: 4711, gid: 4711 }

  async function nestedFolder() {
    const outer = await newFolder()
    const inner = path.join(outer, 'a', 'b')
    await mkdir(inner, { recursive: true })
    return { inner, middle: path.join(outer, 'a') }
  }

  test('allows a folder below open ones', async () => {
    const { inner } = await nestedFolder()
    expect(canReach(stranger, inner, 'read')).toBe(true)
  })

  test('allows a folder below one that can only be traversed', async () => {
    const { inner, middle } = await nestedFolder()
    await chmod(middle, 0o711)
    expect(canReach(stranger, inner, 'read')).toBe(true)
  })

  test('denies a folder below one that can only be listed', async () => {
    const { inner, middle } = await nestedFolder()
    await chmod(middle, 0o744)
    expect(canReach(stranger, inner, 'execute')).toBe(false)
  })

  test('applies the bits of the owner, then of the group, even if others have more', async () => {
    const folder = await newFolder(0o705)
    const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
    expect(canReach({ ...stranger, uid: self.uid }, folder, 'read')).toBe(true)
    expect(canReach({ ...stranger, gid: self.gid }, folder, 'read')).toBe(false)
    expect(canReach(stranger, folder, 'read')).toBe(true)
  })

  test('reading a file needs no execute bit, executing it does', async () => {
    const file = path.join(await newFolder(), 'file')
    await writeFile(file, '')
    await chmod(file, 0o644)
    expect(canReach(stranger, file, 'read')).toBe(true)
    expect(canReach(stranger, file, 'execute')).toBe(false)
  })

  test('listing a folder needs its read bit', async () => {
    const folder = await newFolder(0o711)
    expect(canReach(stranger, folder, 'read')).toBe(false)
  })
})
