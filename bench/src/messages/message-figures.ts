import type { Figure } from '../figures.ts'
import { cutFigures } from './cuts.ts'
import { deliveryFigures } from './delivery.ts'
import { openingFigures } from './opening.ts'
import { openTwoServers, type TwoServers } from './two-servers.ts'

const figuresOf: Record<string, (servers: TwoServers, isQuick: boolean) => Promise<Figure[]>> = {
  delivery: deliveryFigures,
  cuts: (servers, isQuick) => cutFigures(servers, isQuick ? 2000 : 10_000),
  opening: openingFigures,
}
export const messageParts = Object.keys(figuresOf)

/** Conversations of 20 people who use two servers: how fast messages arrive, whether all do, and what a long conversation costs. */
export async function messageFigures(only: string | undefined, isQuick: boolean): Promise<Figure[]> {
  const servers = await openTwoServers()
  try {
    const figures: Figure[] = []
    for (const [name, measure] of Object.entries(figuresOf))
      if (only === undefined || only === name) figures.push(...(await measure(servers, isQuick)))
    return figures
  } finally {
    await servers.stop()
  }
}
