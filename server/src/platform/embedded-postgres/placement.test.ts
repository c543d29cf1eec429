import { chmod, cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { canReach, serverAccount } from './account.ts'
import { EmbeddedPostgresUnavailable } from './failures.ts'
import { newFolder, newSharedFolder, removeLater } from './folder.fixture.ts'
import { needsRoot } from '../../testing/needs.ts'
import { launch, launchedBy, query, startChildAs } from './launch.fixture.ts'
import { launchPostgres } from './launch.ts'
import { chooseHome, clusterIn } from './placement.ts'

const ordinaryUser = { uid: 65_534, gid: 65_534 }

describe('a cluster that root created', needsRoot, () => {
  let folder: string
  let home: string

  beforeAll(async () => {
    folder = await newSharedFolder()
    home = path.join(folder, 'not', 'yet', 'there')
    await (await launchPostgres({ dataDir: home, durable: false })).stop()
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('runs under another account, which owns the cluster but not the files beside it', async () => {
    const server = await launch(home)
    const account = serverAccount()
    expect((await stat(`/proc/${server.pid}`)).uid).toBe(account?.uid)
    expect((await stat(clusterIn(home))).uid).toBe(account?.uid)
    for (const file of ['password', 'server.conf', 'claims'])
      expect((await stat(path.join(home, file))).uid).toBe(0)
  })

  test('cannot be launched by an ordinary user, who is told its owner', async () => {
    const { failure } = await launchedBy(await startChildAs(ordinaryUser, home))
    expect(failure).toContain(`belongs to uid ${serverAccount()?.uid}`)
  })
})

describe('launched as root', needsRoot, () => {
  test('the cluster of an unreachable data directory goes elsewhere, stays there, and is logged', async () => {
    const closed = await newFolder(0o700)
    const folder = path.join(closed, 'db')
    const lines: string[] = []
    const first = await launch(folder, { log: (line) => lines.push(line) })
    const place = (await readFile(path.join(folder, 'location'), 'utf8')).trim()
    removeLater(place)
    expect(lines.filter((line) => line.includes(place) && line.includes(folder))).toHaveLength(1)
    await query(first.url, 'create table kept as select 7 as n')
    await first.stop()

    await chmod(closed, 0o755)
    const second = await launch(folder)
    expect(await query(second.url, 'select n from kept')).toEqual([7])
  })

  test('opens a data directory of mode 700 to traversal if the folders above it are open', async () => {
    const folder = await newFolder(0o700)
    await launch(folder)
    expect((await stat(clusterIn(folder))).uid).toBe(serverAccount()?.uid)
    expect((await stat(folder)).mode & 0o777).toBe(0o711)
  })

  test('the cluster of an ordinary user runs as that user', async () => {
    const folder = await newFolder(0o777)
    const home = path.join(folder, 'db')
    const { failure, child } = await launchedBy(await startChildAs(ordinaryUser, home))
    expect(failure).toBeUndefined()
    child.kill('SIGKILL')
    const server = await launch(home, { settings: { work_mem: '5MB' } })
    expect((await stat(`/proc/${server.pid}`)).uid).toBe(65_534)
  })
})

describe('the place of an unreachable cluster', needsRoot, () => {
  const account = { uid: 4711, gid: 4711 }
  let roots: string[]
  let closed: string
  const place = (dataDir: string, candidates = roots) => chooseHome(dataDir, account, () => {}, candidates)

  beforeEach(async () => {
    roots = [await newFolder()]
    closed = await newFolder(0o700)
  })

  test('is the first root that exists and that the account can reach', async () => {
    const candidates = ['/no/such/folder', await newFolder(0o700), ...roots]
    const found = await place(path.join(closed, 'db'), candidates)
    expect(path.dirname(found)).toBe(roots[0])
    expect(canReach(account, found, 'execute')).toBe(true)
  })

  test('fails when the account can reach no root', async () => {
    await expect(place(path.join(closed, 'other'), [closed])).rejects.toThrow(EmbeddedPostgresUnavailable)
  })

  test('differs between data directories, and stays the same when they become reachable', async () => {
    const places = [await place(path.join(closed, 'a')), await place(path.join(closed, 'b'))]
    expect(new Set(places).size).toBe(2)
    await chmod(closed, 0o755)
    expect([await place(path.join(closed, 'a')), await place(path.join(closed, 'b'))]).toEqual(places)
  })

  test('follows a data directory that is moved, and is not shared with a copy', async () => {
    const original = await place(path.join(closed, 'a'))
    await cp(path.join(closed, 'a'), path.join(closed, 'copy'), { recursive: true })
    expect(await place(path.join(closed, 'copy'))).not.toBe(original)
    await rename(path.join(closed, 'a'), path.join(closed, 'moved'))
    expect(await place(path.join(closed, 'moved'))).toBe(original)
  })

  test('is never a folder that others can write to', async () => {
    const planted = await place(path.join(closed, 'a'))
    await rename(path.join(closed, 'a', 'location'), path.join(closed, 'a', 'lost'))
    await chmod(planted, 0o777)
    await expect(place(path.join(closed, 'a'))).rejects.toThrow(EmbeddedPostgresUnavailable)
  })

  test('is the data directory itself if there is a cluster in it', async () => {
    await mkdir(path.join(closed, 'a', 'cluster'), { recursive: true })
    expect(await place(path.join(closed, 'a'))).toBe(path.join(closed, 'a'))
  })
})
