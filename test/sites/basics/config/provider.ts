export default { provider: 'Acme Hosting', panel: 'Acme Panel' };
