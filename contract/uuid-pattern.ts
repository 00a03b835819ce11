/** Pattern of a uuid as PostgreSQL writes it, for use in larger patterns. */
export const uuidPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
