export default { url: 'https://example.com/help/', base: 'https://example.com/' };
