import { addProtocol } from 'maplibre-gl'
import { Protocol } from 'pmtiles'

let protocol: Protocol | undefined

/** Lets styles have sources with `pmtiles://` addresses. */
export function supportPmtiles() {
  if (protocol !== undefined) return
  protocol = new Protocol()
  addProtocol('pmtiles', protocol.tile)
}
