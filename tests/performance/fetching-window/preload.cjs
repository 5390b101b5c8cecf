const { contextBridge, ipcRenderer } = require('electron')

contextBridge.exposeInMainWorld('timeFetch', (url, request) => ipcRenderer.invoke('time', url, request))
