import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { Facts } from './facts.tsx'
import { FormGrid, Wide } from './form-grid.tsx'
import { Grid } from './grid.tsx'
import { Row, Toolbar } from './row.tsx'
import { Section } from './section.tsx'
import { Stack } from './stack.tsx'

const boxOf = (name: string) => page.getByText(name, { exact: true }).element().getBoundingClientRect()

async function show(node: Parameters<typeof render>[0], width = 800) {
  await page.viewport(width, 800)
  render(node)
  await expect.element(page.getByText('One', { exact: true })).toBeVisible()
}

test('a stack puts its children below each other, 8 px apart', async () => {
  await show(
    <Stack gap="2">
      <div>One</div>
      <div>Two</div>
    </Stack>,
  )
  expect(boxOf('Two').top - boxOf('One').bottom).toBe(8)
  expect(boxOf('Two').left).toBe(boxOf('One').left)
})

test('a stack is the element that its content needs', async () => {
  await show(
    <Stack as="ul" aria-label="Numbers">
      <li>One</li>
    </Stack>,
  )
  await expect.element(page.getByRole('list', { name: 'Numbers' })).toBeVisible()
})

test('a row puts its children beside each other, and wraps with a gap of its own', async () => {
  await show(
    <div style={{ width: 250 }}>
      <Row gap="1 4">
        {['One', 'Two', 'Three'].map((name) => (
          <div key={name} style={{ width: 100 }}>
            {name}
          </div>
        ))}
      </Row>
    </div>,
  )
  expect(boxOf('Two').left - boxOf('One').right).toBe(16)
  expect(boxOf('Three').top - boxOf('One').bottom).toBe(4)
})

test('a row that must not wrap shrinks its text instead', async () => {
  await show(
    <div style={{ width: 120 }}>
      <Row isWrapping={false}>
        <span>One</span>
        <span>Several words that need more than a line</span>
      </Row>
    </div>,
  )
  expect(boxOf('Several words that need more than a line').left).toBeGreaterThan(boxOf('One').right)
})

test('a toolbar puts its last child at the end', async () => {
  await show(
    <Toolbar as="nav" aria-label="Courts">
      <span>One</span>
      <span>Two</span>
    </Toolbar>,
  )
  const bar = page.getByRole('navigation', { name: 'Courts' }).element().getBoundingClientRect()
  expect(boxOf('Two').right).toBe(bar.right)
})

test.each([
  [800, true],
  [390, false],
])('at %i px, a grid of two columns has them beside each other: %s', async (width, areBeside) => {
  await show(
    <Grid columns="2">
      <div>One</div>
      <div>Two</div>
    </Grid>,
    width,
  )
  expect(boxOf('Two').top === boxOf('One').top).toBe(areBeside)
})

test('a wide field takes all columns of its form', async () => {
  await show(
    <FormGrid columns="2">
      <div>One</div>
      <div>Two</div>
      <Wide>
        <div>Three</div>
      </Wide>
    </FormGrid>,
  )
  expect(boxOf('Three').width).toBe(boxOf('Two').right - boxOf('One').left)
})

test('a section is named by its title', async () => {
  await show(
    <Section title="Courts">
      <p>One</p>
    </Section>,
  )
  await expect.element(page.getByRole('region', { name: 'Courts' })).toBeVisible()
})

test('facts are terms with their definitions', async () => {
  await show(<Facts facts={[{ label: 'Courts', value: 'One' }]} />)
  await expect.element(page.getByRole('term')).toHaveTextContent('Courts')
  await expect.element(page.getByRole('definition')).toHaveTextContent('One')
})

test.each([
  ['pair', 284],
  ['2 4', 284],
  ['fill-s', 300],
] as const)('two columns (%s) are one with text of twice the size', async (columns, width) => {
  const root = document.documentElement
  onTestFinished(() => void root.style.removeProperty('font-size'))
  await show(
    <div style={{ width }}>
      <Grid columns={columns} gap="3">
        <div>One</div>
        <div>Two</div>
        <div>Three</div>
      </Grid>
    </div>,
    390,
  )
  expect(boxOf('Two').top).toBe(boxOf('One').top)
  expect(boxOf('Three').top).toBeGreaterThan(boxOf('One').top)
  root.style.fontSize = '200%'
  expect(boxOf('Two').top).toBeGreaterThan(boxOf('One').top)
})
