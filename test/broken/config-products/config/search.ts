export default { products: { minecraft: { aliases: ['mc'] }, minecarft: { aliases: [] }, rust: {} } };
