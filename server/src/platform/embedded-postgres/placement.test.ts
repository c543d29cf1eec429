import { chmod, cp, mkdir, readFile, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { canReach, serverAccount } from './account.ts'
import { EmbeddedPostgresUnavailable } from './failures.ts'
import {
  ask,
  cleanUpAfterEach,
  launch,
  launchedBy,
  newFolder,
  removeLater,
  startChild,
} from './launch.fixture.ts'
import { clusterIn, placeHome } from './placement.ts'

cleanUpAfterEach()

const isRoot = process.getuid?.() === 0

describe.runIf(isRoot)('as root', () => {
  it('runs the server under another account, which owns the cluster but not what lies beside it', async () => {
    const folder = path.join(await newFolder(), 'not', 'yet', 'there')
    const server = await launch(folder)
    const account = serverAccount()
    expect((await stat(`/proc/${server.pid}`)).uid).toBe(account?.uid)
    expect((await stat(clusterIn(folder))).uid).toBe(account?.uid)
    for (const file of ['password', 'server.conf', 'claims'])
      expect((await stat(path.join(folder, file))).uid).toBe(0)
  })

  it('puts the cluster elsewhere when the account cannot reach it, and says so', async () => {
    const closed = await newFolder(0o700)
    const folder = path.join(closed, 'db')
    const lines: string[] = []
    const first = await launch(folder, { log: (line) => lines.push(line) })
    const place = (await readFile(path.join(folder, 'location'), 'utf8')).trim()
    removeLater(place)
    expect(lines.filter((line) => line.includes(place) && line.includes(folder))).toHaveLength(1)
    await ask(first.url, 'create table kept as select 7 as n')
    await first.stop()

    await chmod(closed, 0o755)
    const second = await launch(folder)
    expect(await ask(second.url, 'select n from kept')).toEqual([7])
  })

  it('keeps the cluster in a data directory that is closed itself, but lies in the open', async () => {
    const folder = await newFolder(0o700)
    await launch(folder)
    expect((await stat(clusterIn(folder))).uid).toBe(serverAccount()?.uid)
    expect((await stat(folder)).mode & 0o777).toBe(0o711)
  })

  it('runs a cluster of an ordinary user as that user', async () => {
    const folder = await newFolder(0o777)
    const { failure, child } = await launchedBy(
      startChild(path.join(folder, 'db'), { uid: 65_534, gid: 65_534 }),
    )
    expect(failure).toBeUndefined()
    child.kill('SIGKILL')
    const server = await launch(path.join(folder, 'db'), { settings: { work_mem: '5MB' } })
    expect((await stat(`/proc/${server.pid}`)).uid).toBe(65_534)
  })

  it('tells an ordinary user whom the cluster belongs to', async () => {
    const folder = await newFolder()
    await (await launch(folder)).stop()
    const { failure } = await launchedBy(startChild(folder, { uid: 65_534, gid: 65_534 }))
    expect(failure).toContain(`belongs to uid ${serverAccount()?.uid}`)
  })
})

describe.runIf(isRoot)('the place of a cluster out of reach', () => {
  const account = { uid: 4711, gid: 4711 }
  let roots: string[]
  let closed: string
  const place = (dataDir: string, among = roots) => placeHome(dataDir, account, () => {}, among)

  beforeEach(async () => {
    roots = [await newFolder()]
    closed = await newFolder(0o700)
  })

  it('is the first root that the account reaches and that can be made use of', async () => {
    const among = ['/no/such/folder', await newFolder(0o700), ...roots]
    const found = await place(path.join(closed, 'db'), among)
    expect(path.dirname(found)).toBe(roots[0])
    expect(canReach(account, found, 'pass')).toBe(true)
    await expect(place(path.join(closed, 'other'), [closed])).rejects.toThrow(EmbeddedPostgresUnavailable)
  })

  it('differs for two data directories and stays for each', async () => {
    const found = [await place(path.join(closed, 'a')), await place(path.join(closed, 'b'))]
    expect(new Set(found).size).toBe(2)
    await chmod(closed, 0o755)
    expect([await place(path.join(closed, 'a')), await place(path.join(closed, 'b'))]).toEqual(found)
  })

  it('follows a data directory that was moved, and is not shared with a copy', async () => {
    const found = await place(path.join(closed, 'a'))
    await cp(path.join(closed, 'a'), path.join(closed, 'copy'), { recursive: true })
    expect(await place(path.join(closed, 'copy'))).not.toBe(found)
    await rename(path.join(closed, 'a'), path.join(closed, 'moved'))
    expect(await place(path.join(closed, 'moved'))).toBe(found)
  })

  it('is never a folder that somebody else has put there', async () => {
    const found = await place(path.join(closed, 'a'))
    await rename(path.join(closed, 'a', 'location'), path.join(closed, 'a', 'lost'))
    await chmod(found, 0o777)
    await expect(place(path.join(closed, 'a'))).rejects.toThrow(EmbeddedPostgresUnavailable)
  })

  it('is the data directory itself as soon as there is a cluster in it', async () => {
    await mkdir(path.join(closed, 'a', 'cluster'), { recursive: true })
    expect(await place(path.join(closed, 'a'))).toBe(path.join(closed, 'a'))
  })
})
