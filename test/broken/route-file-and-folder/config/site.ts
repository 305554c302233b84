export default { trailingSlash: false };
