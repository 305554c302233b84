const games: { type: string; label: string; items: unknown[] } = { type: 'category', label: 'Games', items: [] };
games.items.push(games);
export default { docs: [games] };
