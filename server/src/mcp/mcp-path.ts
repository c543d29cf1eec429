/** The path that programs connect to, and the audience of their tokens below the origin. */
export const mcpPath = '/mcp'
