import { serviceBase, services } from '@app/contract/tree.ts'
import { callRoute, itemOf, success, type Input } from './calls.ts'
import { kindsUnderTest } from './kind-under-test.ts'
import { addStaff, makeProfile, sampleFile, type World } from './world.ts'

interface TestStory {
  id: string
  slug: string
  items: Record<string, string>
}
const made = new WeakMap<World, Promise<TestStory>>()

/** The parameters of a call on the world's story, which is published. It has a picture, and the stranger likes it. */
export async function storyParameters(world: World, path: string): Promise<Input> {
  const story = made.get(world) ?? makeStory(world)
  made.set(world, story)
  const { id, slug, items } = await story
  if (path.includes('{slug}')) return { slug }
  if (!path.includes('{ownerId}')) return { id }
  const [, collection = ''] = /{ownerId}\/(\w+)\/{id}/.exec(path) ?? []
  return { ownerId: id, ...(path.includes('{id}') && { id: items[collection] }) }
}

async function makeStory(world: World): Promise<TestStory> {
  const { server, people, stranger } = world
  const { stories } = services['story-mgmt']
  const base = serviceBase('story-mgmt')
  const [tested] = kindsUnderTest
  if (!tested) throw new Error('there is no kind')
  const pageId = await makeProfile(world, tested)
  await addStaff(world, tested, pageId)
  const data = { title: 'Tried', standfirst: 'Tried.', category: 'Venues', text: 'Tried.' }
  const input = { ownerId: pageId, data }
  const { id, slug } = itemOf(await callRoute(server, stories.create, base, input, people.manager))
  const added = await callRoute(
    server,
    stories.images.create,
    base,
    { ownerId: id, data: { name: 'Tried' } },
    people.manager,
  )
  const images = itemOf(added).id
  const file = await sampleFile('images')
  success(
    await callRoute(server, stories.images.putFile, base, { ownerId: id, id: images, file }, people.manager),
  )
  success(await callRoute(server, stories.send, base, { id }, people.admin))
  const likes = itemOf(
    await callRoute(server, stories.likes.add, base, { ownerId: id, data: {} }, stranger),
  ).id
  return { id, slug: String(slug), items: { images, likes } }
}
