export interface HubSettings {
  /** The only Origin that browsers may send. Other clients send none. */
  origin: string
  keepAliveMs: number
  /** A client that has sent nothing for so long is gone. */
  clientTimeoutMs: number
  /** From the negotiation to the end of the handshake. */
  handshakeMs: number
  pollMs: number
  /** Also limits a request body. */
  maxFrameBytes: number
  /** A client that reads more slowly than it is sent to is cut when it has so much to read. */
  maxBufferedBytes: number
  maxFramesPerSecond: number
  maxConnectionsPerUser: number
}

export const defaultHubSettings: Omit<HubSettings, 'origin'> = {
  keepAliveMs: 15_000,
  clientTimeoutMs: 30_000,
  handshakeMs: 15_000,
  pollMs: 100_000,
  maxFrameBytes: 32_768,
  maxBufferedBytes: 262_144,
  maxFramesPerSecond: 100,
  maxConnectionsPerUser: 100,
}
