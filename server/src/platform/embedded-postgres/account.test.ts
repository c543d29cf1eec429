import { chmod, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { canReach, serverAccount } from './account.ts'
import { EmbeddedPostgresUnavailable } from './failures.ts'
import { cleanUpAfterEach, newFolder } from './launch.fixture.ts'

cleanUpAfterEach()

async function passwd(...entries: string[]): Promise<string> {
  const file = path.join(await newFolder(), 'passwd')
  await writeFile(file, entries.map((entry) => `${entry}\n`).join(''))
  return file
}

describe.runIf(process.getuid?.() === 0)('the account of the server, for root', () => {
  it('is postgres, and nobody where there is none', async () => {
    const nobody = 'nobody:*:-2:-2:Unprivileged User:/var/empty:/usr/bin/false'
    expect(serverAccount(await passwd('# comment', nobody, 'postgres:x:101:104::/var/lib:/bin/sh'))).toEqual({
      uid: 101,
      gid: 104,
    })
    expect(serverAccount(await passwd('root:x:0:0::/root:/bin/sh', nobody))).toEqual({ uid: -2, gid: -2 })
  })

  it('is refused where there is neither', async () => {
    const file = await passwd('root:x:0:0::/root:/bin/sh')
    expect(() => serverAccount(file)).toThrow(EmbeddedPostgresUnavailable)
  })
})

describe.skipIf(process.platform === 'win32')('reach', () => {
  const stranger = { uid: 4711, gid: 4711 }

  it('needs every folder on the way, not only the last', async () => {
    const outer = await newFolder()
    const inner = path.join(outer, 'a', 'b')
    await mkdir(inner, { recursive: true })
    expect(canReach(stranger, inner, 'read')).toBe(true)
    await chmod(path.join(outer, 'a'), 0o711)
    expect(canReach(stranger, inner, 'read')).toBe(true)
    await chmod(path.join(outer, 'a'), 0o744)
    expect(canReach(stranger, inner, 'pass')).toBe(false)
  })

  it('is judged by the owner’s and the group’s bits where they apply, even if they give less', async () => {
    const folder = await newFolder(0o705)
    const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
    expect(canReach({ ...stranger, uid: self.uid }, folder, 'read')).toBe(true)
    expect(canReach({ ...stranger, gid: self.gid }, folder, 'read')).toBe(false)
    expect(canReach(stranger, folder, 'read')).toBe(true)
  })

  it('reads a file without leave to run it, and lists a folder only with leave to pass', async () => {
    const folder = await newFolder()
    const file = path.join(folder, 'file')
    await writeFile(file, '')
    await chmod(file, 0o644)
    expect(canReach(stranger, file, 'read')).toBe(true)
    expect(canReach(stranger, file, 'pass')).toBe(false)
    await chmod(folder, 0o711)
    expect(canReach(stranger, folder, 'read')).toBe(false)
  })
})
